import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { headIconsQuery, type MemberInfo } from './profile-queries.ts';
import { useProfileChange } from './use-profile-change.ts';

/** The pictures to choose from; a tap chooses. Where the merchant offers none, there is nothing to see. */
export function HeadIconChoice({ info }: { info: MemberInfo }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const group = useId();
  const { data: icons, error } = useQuery(headIconsQuery(useApi()));
  // A choice shows with the tap, not when the server has heard of it, and goes back when that refuses it.
  const [tapped, setTapped] = useState<string>();
  const change = useProfileChange((api, iconId: string) => api.call('setHeadIcon', { body: { iconId } }));
  if (icons === undefined && error !== null) return null;
  if (icons === undefined) {
    return (
      <LoadingRegion label={t('skeleton.label')}>
        <Skeleton className="h-64 w-full rounded-large" />
      </LoadingRegion>
    );
  }
  const choose = (iconId: string) => {
    setTapped(iconId);
    change.mutate(iconId, { onSettled: () => setTapped(undefined) });
  };
  const name = info.nickname === '' ? info.userName : info.nickname;
  const chosen = tapped ?? info.headIcon;
  const choices = [{ iconId: '', url: '' }, ...icons];
  return (
    <fieldset className="rounded-large bg-surface p-4 shadow-low">
      <legend className="sr-only">{t('profile.picture')}</legend>
      <div className="mb-4 flex items-center gap-3">
        <Avatar name={name} imageUrl={icons.find(({ iconId }) => iconId === chosen)?.url} size="large" />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{name}</p>
          <p className="text-detail wrap-anywhere text-muted">{`${t('profile.account')}: ${info.account}`}</p>
        </div>
      </div>
      <div className="grid grid-cols-5 gap-2">
        {choices.map(({ iconId, url }, index) => (
          <label
            key={iconId}
            className="flex aspect-square items-center justify-center rounded-medium border-2 border-transparent has-checked:border-gold-text has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-gold-text"
          >
            <input
              type="radio"
              name={group}
              value={iconId}
              checked={chosen === iconId}
              onChange={() => choose(iconId)}
              aria-label={iconId === '' ? t('profile.letter') : t('profile.picture.item', { number: index })}
              className="sr-only"
            />
            <Avatar name={name} imageUrl={url} />
          </label>
        ))}
      </div>
      {change.error === null ? null : <FormError text={failureText(failureOf(change.error))} />}
    </fieldset>
  );
}
