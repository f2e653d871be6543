import type { OperatorHtml as Html } from '@wau/contract/operator-html';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { trustedOperatorHtml } from './trusted-types.ts';

interface OperatorHtmlProps {
  readonly html: Html;
  /** Called when a link to another page of this site is followed. */
  readonly onFollow?: () => void;
}

/**
 * S5: the one place that shows HTML which an operator wrote: help, announcements, promotions, agreements. The server
 * has sanitised it (the type says so), and the page's policy lets no script in it run even if it had not.
 */
export function OperatorHtml({ html, onFollow }: OperatorHtmlProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => onFollow?.());
  const markup = useMemo(() => ({ __html: trustedOperatorHtml(html) }), [html]);

  // A link to a page of this site turns the page without loading the app again. The links are not React's, so one
  // listener around them hears their clicks, those of the keyboard included.
  useEffect(() => {
    const listening = new AbortController();
    const follow = (event: MouseEvent) => {
      const path = ownPathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      tell();
      void navigate(path);
    };
    element.current?.addEventListener('click', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [navigate]);

  return <div ref={element} className="operator-html" dangerouslySetInnerHTML={markup} />;
}

function ownPathOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  return isPlain && href.startsWith('/m/') ? href : undefined;
}
