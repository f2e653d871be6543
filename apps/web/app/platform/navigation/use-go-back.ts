import { useNavigate } from 'react-router';

/** One page back, or home when this page is where the visit began; `backPath` overrides both (SH-08). */
export function useGoBack(backPath?: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (backPath !== undefined) void navigate(backPath);
    else if (hasHistory()) void navigate(-1);
    else void navigate('/m/home');
  };
}

/** React Router counts its own entries in `history.state.idx`; the first of a visit is 0. */
function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
