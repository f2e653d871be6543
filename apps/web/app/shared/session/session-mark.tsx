import { useDocumentFacts } from '../../platform/runtime/document-state.ts';
import { sessionKey, trialCustomerType } from '../../platform/services/session-store.ts';
import { memberHereKey } from '../../platform/session/member-here.ts';

const script = `try{const d=document.documentElement.dataset,s=sessionStorage.getItem(${JSON.stringify(sessionKey)});if(s||localStorage.getItem(${JSON.stringify(memberHereKey)}))d.session="member";if(s&&JSON.parse(s).type===${trialCustomerType})d.money="play"}catch{}`;

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
