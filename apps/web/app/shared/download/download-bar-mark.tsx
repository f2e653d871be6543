import { hideDownloadBarKey } from '../../platform/download/hidden-bar.ts';
import { useDocumentFacts } from '../../platform/runtime/document-state.ts';

const script = `try{if(localStorage.getItem(${JSON.stringify(hideDownloadBarKey)})!=="1"&&!matchMedia("(display-mode: standalone)").matches)document.documentElement.dataset.downloadBar=/iP(hone|ad|od)/.test(navigator.userAgent)?"ios":"other"}catch{}`;

/**
 * HO-09: marks the root element before the first paint where the download bar may come, so that the style sheet keeps
 * its place free: it pushes nothing aside when it comes. What the mark cannot tell, the bar's own rules decide.
 */
export function DownloadBarMark() {
  const facts = useDocumentFacts();
  return (
    <script nonce={facts?.nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
