import { useQueryClient } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import {
  type ContentItem,
  type ContentKind,
  type ContentSite,
  contentItemsQuery,
  kindKey,
} from './content-queries.ts';
import { textsOf } from './draft.ts';
import { useContentWords } from './use-content-words.ts';

interface ItemListProps {
  readonly site: ContentSite;
  readonly kind: ContentKind;
  readonly items: readonly ContentItem[];
  readonly onOpen: (key: string) => void;
}

/** The items of a kind in the order in which players have them, which is changed here where the operator decides about it. */
export function ItemList({ site, kind, items, onOpen }: ItemListProps) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const order = useCommand({
    mutationFn: (keys: string[]) =>
      services.client.call('orderContentItems', {
        params: { kind: kind.kind },
        body: { keys, expectedKeys: items.map(({ key }) => key) },
      }),
    onSuccess: ({ list }) => queryClient.setQueryData(contentItemsQuery(services, kind.kind).queryKey, list),
    onSettled: () => queryClient.invalidateQueries({ queryKey: kindKey(services, kind.kind) }),
  });
  const move = (from: number, to: number): void => {
    const keys = items.map(({ key }) => key);
    const [moved] = keys.splice(from, 1);
    if (moved === undefined || to < 0 || to > keys.length) return;
    keys.splice(to, 0, moved);
    order.mutate(keys);
  };
  if (items.length === 0) return <Notice>{t('content.none')}</Notice>;
  const mayMove = kind.isOrdered && kind.mayChange && items.length > 1;
  return (
    <section aria-label={t('content.items')} className="flex flex-col gap-3">
      <ol className="flex flex-col gap-2">
        {items.map((item, position) => (
          <li
            key={item.key}
            className="flex flex-wrap items-center gap-3 rounded-small border border-line bg-surface p-3"
          >
            <Row site={site} kind={kind} item={item} onOpen={() => onOpen(item.key)} />
            {mayMove ? (
              <Moves
                site={site}
                item={item}
                onUp={() => move(position, position - 1)}
                onDown={() => move(position, position + 1)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <div role="status">{order.isSuccess ? <Notice tone="good">{t('content.ordered')}</Notice> : null}</div>
      {order.error === null ? null : <Notice tone="bad">{textOf(order.error)}</Notice>}
    </section>
  );
}

interface MovesProps {
  readonly site: ContentSite;
  readonly item: ContentItem;
  readonly onUp: () => void;
  readonly onDown: () => void;
}

function Moves({ site, item, onUp, onDown }: MovesProps) {
  const t = useTexts();
  const name = useContentWords(site).itemName(item);
  return (
    <span className="flex gap-2">
      <Button label={t('content.up', { name })} onClick={onUp}>
        <span aria-hidden="true">↑</span>
      </Button>
      <Button label={t('content.down', { name })} onClick={onDown}>
        <span aria-hidden="true">↓</span>
      </Button>
    </span>
  );
}

function Row({
  site,
  kind,
  item,
  onOpen,
}: Omit<ItemListProps, 'items' | 'onOpen'> & { item: ContentItem; onOpen: () => void }) {
  const t = useTexts();
  const { itemName, languageName, choiceName } = useContentWords(site);
  const name = itemName(item);
  const texts = textsOf(item.item);
  const missing =
    kind.textFields.length === 0 ? [] : site.languages.filter((code) => texts[code] === undefined);
  const { image, types } = item.item;
  return (
    <>
      {typeof image === 'string' ? (
        <img
          src={image}
          alt=""
          width={96}
          height={48}
          className="h-12 w-24 rounded-small bg-raised object-cover"
        />
      ) : null}
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <span className="font-semibold">{name}</span>
        <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {name === item.key || item.key === '' ? null : <code>{item.key}</code>}
          {Array.isArray(types) ? types.map((type) => choiceName('types', String(type))).join(', ') : null}
          {item.item.enabled === false ? <Badge tone="look">{t('content.off')}</Badge> : null}
          <Period item={item} />
          {missing.map((language) => (
            <Badge key={language} tone="look">
              {t('content.language.missing', { language: languageName(language) })}
            </Badge>
          ))}
        </span>
      </div>
      <Button
        label={kind.mayChange ? t('content.edit.label', { name }) : t('content.look.label', { name })}
        onClick={onOpen}
      >
        {kind.mayChange ? t('content.edit') : t('content.look')}
      </Button>
    </>
  );
}

/** Whether players have it now, and since when or until when. */
function Period({ item: { state, item } }: { item: ContentItem }) {
  const t = useTexts();
  const { moment } = useFormats();
  if (state === null) return null;
  const until = item.until ?? item.endsAt;
  return (
    <>
      <Badge tone={state === 'running' ? 'good' : state === 'coming' ? 'look' : 'plain'}>
        {t(`content.state.${state}`)}
      </Badge>
      {state === 'coming' && typeof item.from === 'string' ? (
        <span>{t('content.period.from', { moment: moment(item.from) })}</span>
      ) : null}
      {typeof until === 'string' ? <span>{t('content.period.until', { moment: moment(until) })}</span> : null}
    </>
  );
}
