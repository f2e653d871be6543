import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { ChangeList } from './change-list.tsx';
import { ContentEditor } from './content-editor.tsx';
import {
  type ContentItem,
  type ContentKind,
  type ContentSite,
  contentItemsQuery,
  contentKindsQuery,
} from './content-queries.ts';
import { ItemList } from './item-list.tsx';
import { KindNav } from './kind-nav.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useContentWords } from './use-content-words.ts';

/** What is shown of the page; in the address, so that it can be sent on. */
interface Place {
  readonly kind: string;
  /** The key of an item. */
  readonly item?: string;
  readonly isNew?: boolean;
}

/** Everything that operators write for players, kind by kind. */
export function ContentPage() {
  const services = useConsole();
  const t = useTexts();
  const { data: site, error, refetch } = useQuery(contentKindsQuery(services));
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('content.title')}</h1>
      {site !== undefined ? (
        <Kinds site={site} />
      ) : error === null ? (
        <Loading />
      ) : (
        <LoadingFailure error={error} onAgain={() => void refetch()} />
      )}
    </div>
  );
}

function Kinds({ site }: { site: ContentSite }) {
  const [search, setSearch] = useSearchParams();
  const [isDirty, setIsDirty] = useState(false);
  const [leavingTo, setLeavingTo] = useState<Place>();
  const [done, setDone] = useState<string>();
  const kind = site.kinds.find((each) => each.kind === search.get('kind')) ?? site.kinds[0];
  if (kind === undefined) return null;
  const go = ({ kind: name, item, isNew = false }: Place): void => {
    setLeavingTo(undefined);
    setSearch({ kind: name, ...(item === undefined ? {} : { item }), ...(isNew ? { new: '1' } : {}) });
  };
  const choose = (place: Place): void => {
    setDone(undefined);
    if (isDirty) setLeavingTo(place);
    else go(place);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[190px_minmax(0,1fr)]">
      <KindNav kinds={site.kinds} chosen={kind.kind} onChoose={(name) => choose({ kind: name })} />
      <div>
        <div role="status" className="has-[*]:mb-4">
          {done === undefined ? null : <Notice tone="good">{done}</Notice>}
        </div>
        <Items
          key={kind.kind}
          site={site}
          kind={kind}
          chosen={search.get('item') ?? undefined}
          isNew={search.get('new') === '1'}
          onChoose={choose}
          onGo={go}
          onDone={setDone}
          onDirty={setIsDirty}
        />
      </div>
      {leavingTo === undefined ? null : (
        <LeaveDialog onLeave={() => go(leavingTo)} onStay={() => setLeavingTo(undefined)} />
      )}
    </div>
  );
}

interface ItemsProps {
  readonly site: ContentSite;
  readonly kind: ContentKind;
  readonly chosen: string | undefined;
  readonly isNew: boolean;
  /** Asks first where something is written and not saved. */
  readonly onChoose: (place: Place) => void;
  readonly onGo: (place: Place) => void;
  readonly onDone: (text: string) => void;
  readonly onDirty: (isDirty: boolean) => void;
}

function Items(props: ItemsProps) {
  const { site, kind, chosen, isNew } = props;
  const services = useConsole();
  const t = useTexts();
  const { data: items, error, refetch } = useQuery(contentItemsQuery(services, kind.kind));
  if (items === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const item = items.find(({ key }) => key === (kind.isSingle ? '' : chosen));
  if (kind.isSingle || isNew || item !== undefined) {
    return <OneItem {...props} items={items} item={isNew ? undefined : item} />;
  }
  const isFull = kind.keyField?.choices?.every((choice) => items.some(({ key }) => key === choice)) === true;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{t(`content.kind.${kind.kind}`)}</h2>
        {kind.mayChange && !isFull ? (
          <Button look="primary" onClick={() => props.onChoose({ kind: kind.kind, isNew: true })}>
            {t('content.new')}
          </Button>
        ) : null}
      </div>
      {kind.mayChange ? null : <Notice>{t('content.kinds.read')}</Notice>}
      <ItemList
        site={site}
        kind={kind}
        items={items}
        onOpen={(key) => props.onChoose({ kind: kind.kind, item: key })}
      />
      <ChangeList
        site={site}
        kind={kind}
        items={items}
        itemKey={undefined}
        isDirty={false}
        onUndone={() => props.onDone(t('content.history.undone'))}
      />
    </div>
  );
}

/** Room between two items, as the server leaves it. */
const orderStep = 10;

interface OneItemProps extends ItemsProps {
  readonly items: readonly ContentItem[];
  readonly item: ContentItem | undefined;
}

function OneItem({ site, kind, items, item, onChoose, onGo, onDone, onDirty }: OneItemProps) {
  const t = useTexts();
  const { itemName } = useContentWords(site);
  // Undoing puts another version under an open form, which then begins anew.
  const [undoneCount, setUndoneCount] = useState(0);
  const place = { kind: kind.kind };
  const orders = items.map(({ item: { sortOrder } }) => (typeof sortOrder === 'number' ? sortOrder : 0));
  const name = kind.isSingle
    ? t(`content.kind.${kind.kind}`)
    : item === undefined
      ? t('content.new')
      : itemName(item);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{name}</h2>
        {kind.isSingle ? null : <Button onClick={() => onChoose(place)}>{t('content.back')}</Button>}
      </div>
      <ContentEditor
        key={`${item?.key ?? 'new'} ${undoneCount}`}
        site={site}
        kind={kind}
        items={items}
        item={item}
        nextOrder={Math.max(0, ...orders) + orderStep}
        onSaved={({ key }) => {
          onDone(t('content.saved'));
          onGo(kind.isSingle ? place : { ...place, item: key });
        }}
        onUndone={(undone) => {
          onDone(t('content.history.undone'));
          setUndoneCount((count) => count + 1);
          if (undone === null) onGo(place);
        }}
        onRemoved={() => {
          onDone(t('content.removed'));
          onGo(place);
        }}
        onDirty={onDirty}
      />
    </div>
  );
}
