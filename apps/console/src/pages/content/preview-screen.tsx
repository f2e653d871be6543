import type { ContentKindName } from '@wau/contract/content-kinds';
import type { OperatorHtml } from '@wau/contract/operator-html';
import type { CurrencyCode } from '@wau/money/currency';
import { useFormats } from '../../platform/use-formats.ts';
import { OperatorMarkup } from '../../ui/operator-markup-view.tsx';
import { DepositMethodPreview } from './deposit-method-preview.tsx';
import type { Draft } from './draft.ts';
import type { DraftValue } from './draft-value.ts';

interface PreviewScreenProps {
  readonly kind: ContentKindName;
  readonly draft: Draft;
  /** The texts in the language that is shown, as they are typed. */
  readonly values: Readonly<Record<string, DraftValue>>;
  /** Those of them that are HTML, as the sanitiser leaves them. */
  readonly html: Readonly<Record<string, OperatorHtml>>;
  readonly currencyCode: CurrencyCode;
}

/** What of the player's screens an item is on, with the same proportions. */
export function PreviewScreen({ kind, draft, values, html, currencyCode }: PreviewScreenProps) {
  const text = (name: string) => String(values[name] ?? '');
  switch (kind) {
    case 'banners':
      return <Banner image={String(draft.fields.image)} title={text('title')} text={text('text')} />;
    case 'announcements':
      return <Announcement types={draft.fields.types} title={text('title')} content={html.content} />;
    case 'promotions':
      return <Promotion draft={draft} title={text('title')} html={html} />;
    case 'help':
    case 'pages':
      return (
        <article>
          <h3 className="mb-4 text-[18px] font-semibold text-balance">{text('title')}</h3>
          <Html html={html.content} />
        </article>
      );
    case 'deposit-methods':
      return <DepositMethodPreview fields={draft.fields} name={text('name')} currencyCode={currencyCode} />;
    default:
      return <Named name={text('name')} lines={text('benefits')} />;
  }
}

function Html({ html }: { html: OperatorHtml | undefined }) {
  return html === undefined ? null : <OperatorMarkup html={html} />;
}

/** A path of the site; while it is being typed there is no picture. */
function Picture({ path, className }: { path: string; className: string }) {
  return /^\/[^/\\]/.test(path) ? <img key={path} src={path} alt="" className={className} /> : null;
}

/** As on home: twice as wide as high, unless its words need more, with white words on the dark side of the picture. */
function Banner({ image, title, text }: { image: string; title: string; text: string }) {
  return (
    <div className="relative -m-4 grid grid-cols-1 overflow-hidden bg-raised *:[grid-area:1/1]">
      <div className="aspect-2/1" />
      <Picture path={image} className="absolute inset-0 size-full object-cover" />
      <div className="relative flex w-3/5 flex-col justify-center gap-1 py-3 ps-5 text-white">
        <p className="text-[20px] leading-[1.2] font-bold text-balance">{title}</p>
        <p className="text-[14px] leading-5 text-pretty text-white/85">{text}</p>
      </div>
    </div>
  );
}

interface AnnouncementProps {
  readonly types: DraftValue | undefined;
  readonly title: string;
  readonly content: OperatorHtml | undefined;
}

/** A pop-up lies over the page; the others are rows of the notices that open to what they say. */
function Announcement({ types, title, content }: AnnouncementProps) {
  const isPopup = Array.isArray(types) && types.includes('PU');
  return (
    <article className={`rounded-medium ${isPopup ? 'bg-raised p-5' : 'bg-surface px-4 py-3'}`}>
      <h3 className={`font-semibold text-pretty ${isPopup ? 'mb-4 text-[18px]' : 'mb-2'}`}>{title}</h3>
      <Html html={content} />
    </article>
  );
}

function Promotion({
  draft: { fields },
  title,
  html,
}: {
  readonly draft: Draft;
  readonly title: string;
  readonly html: Readonly<Record<string, OperatorHtml>>;
}) {
  const { moment } = useFormats();
  const period = [fields.startsAt, fields.endsAt].flatMap((typed) =>
    typeof typed === 'string' && typed !== '' ? [moment(typed)] : [],
  );
  return (
    <article className="overflow-hidden rounded-medium bg-surface">
      <Picture path={String(fields.image)} className="aspect-2/1 w-full object-cover" />
      <div className="px-4 py-3">
        <h3 className="mb-2 font-semibold text-pretty">{title}</h3>
        {period.length === 0 ? null : <p className="mb-3 text-[14px] text-muted">{period.join(' – ')}</p>}
        <Html html={html.content} />
        {html.terms === undefined || html.terms === '' ? null : (
          <div className="mt-4 border-t border-line pt-4 text-[14px]">
            <Html html={html.terms} />
          </div>
        )}
      </div>
    </article>
  );
}

function Named({ name, lines }: { name: string; lines: string }) {
  const benefits = lines.split('\n').filter((line) => line.trim() !== '');
  return (
    <article className="rounded-medium bg-surface px-4 py-3">
      <h3 className="font-semibold">{name}</h3>
      {benefits.length === 0 ? null : (
        <ul className="mt-2 list-disc ps-5">
          {benefits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
