import {
  applicationImageCount,
  applicationImageLimitBytes,
  applicationRemarkLength,
} from '@wau/contract/application-limits';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { PicturesField } from '../../../shared/picture/pictures-field.tsx';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { useApplyForPromotion } from './use-apply-for-promotion.ts';

interface ApplicationFormProps {
  readonly promotion: MemberPromotion;
  readonly onSent: () => void;
}

/** ME-10: a remark and some pictures, for an operator to look at. */
export function ApplicationForm({ promotion, onSent }: ApplicationFormProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const once = useOnceAtATime();
  const apply = useApplyForPromotion();
  const [remark, setRemark] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const send = async () => {
    const { promotionId } = promotion;
    const sent = await apply.mutateAsync({ promotionId, remark, pictures }).catch(() => undefined);
    if (sent === undefined) return;
    toasts.show('long', t('reward.applied'));
    onSent();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(send);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4 px-2">
      <p className="font-medium text-pretty">{promotion.title}</p>
      <TextArea
        label={t('reward.remark')}
        name="remark"
        value={remark}
        onChange={setRemark}
        maxLength={applicationRemarkLength}
        counter={`${remark.length}/${applicationRemarkLength}`}
        hint={t('reward.remark.hint')}
      />
      <PicturesField
        label={t('reward.pictures', {
          count: applicationImageCount,
          megabytes: applicationImageLimitBytes / 1024 / 1024,
        })}
        pictures={pictures}
        onChange={(changed) => {
          setPictures(changed);
          apply.reset();
        }}
        mostPictures={applicationImageCount}
        limitBytes={applicationImageLimitBytes}
        error={undefined}
        isDisabled={apply.isPending}
      />
      <div>
        <FormError text={apply.error === null ? undefined : failureText(failureOf(apply.error))} />
        <Button type="submit" isWide isLoading={apply.isPending}>
          {t('reward.apply.send')}
        </Button>
      </div>
    </form>
  );
}
