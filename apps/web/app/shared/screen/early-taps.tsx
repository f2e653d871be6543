import { useDocumentFacts } from '../../platform/runtime/document-state.ts';

const script = `addEventListener("click",e=>{e.target.closest?.("[data-early-tap]")?.toggleAttribute("data-tapped")},true)`;

/**
 * Marks buttons that are tapped before their code has come (`data-tapped`), for it to act on when it does. It listens ahead
 * of React, which lets nobody hear of taps on what it has not taken over.
 */
export function EarlyTaps() {
  const facts = useDocumentFacts();
  return (
    <script nonce={facts?.nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
