import './console.css';
import { createRoot } from 'react-dom/client';
import { createAttendance } from './platform/attendance.ts';
import { type ConsoleLanguage, loadLanguage, rememberedLanguage } from './platform/console-language.ts';
import { createOperatorClient } from './platform/operator-client.ts';
import { createSessionStore } from './platform/session-store.ts';
import { ConsoleApp } from './shell/console-app.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has a place for the console');
  const first = await loadLanguage(rememberedLanguage(localStorage, navigator.languages));
  const spoken: { current: ConsoleLanguage } = { current: first };
  const session = createSessionStore(sessionStorage, localStorage);
  const client = createOperatorClient({
    fetch: (...request) => fetch(...request),
    session: session.current,
    language: () => spoken.current.code,
    isAttended: createAttendance(document, () => Date.now()),
  });
  const speak = (language: ConsoleLanguage): void => {
    spoken.current = language;
    document.documentElement.lang = language.locale;
  };
  speak(first);
  createRoot(root).render(<ConsoleApp client={client} session={session} first={first} onSpeak={speak} />);
}

void start();
