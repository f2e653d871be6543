import { useDocumentFacts } from '../../platform/runtime/document-state.ts';
import { sessionKey } from '../../platform/services/session-store.ts';
import { memberHereKey } from '../../platform/session/member-here.ts';

const script = `try{if(sessionStorage.getItem(${JSON.stringify(sessionKey)})||localStorage.getItem(${JSON.stringify(memberHereKey)}))document.documentElement.dataset.session="member"}catch{}`;

/**
 * Marks the root element before the first paint when this tab has a session, or will take over that of another tab, so that the style sheet shows the
 * member's side of the markup at once. The server cannot know: the token never leaves session storage but in calls.
 */
export function SessionMark() {
  const facts = useDocumentFacts();
  return (
    <script nonce={facts?.nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
