import { saveJsonFile } from '@wau/browser/save-file';
import type { LotteryOrderId } from '@wau/contract/ids';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** What checks a receipt: a page of one file, which asks nobody for anything and works without this site. */
const verifierPath = '/receipt-verifier.html';
const keysPath = '/lgw/receipt-keys.json';

/** LO-06: the order's signed receipt as a file, and what checks it without us. */
export function OrderReceipt({ orderId }: { readonly orderId: LotteryOrderId }) {
  const t = useTranslate();
  const api = useApi();
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const download = async () => {
    setNote('');
    const answer = await callLottery(api, 'getLotteryReceipt', { query: { orderId } });
    if (answer.ok) saveJsonFile(answer.value.fileName, answer.value.text);
    else setNote(failureText(answer));
  };
  const linkClass = 'inline-flex min-h-11 items-center font-medium text-gold-text';
  return (
    <Card className="space-y-2">
      <h2 className="font-semibold">{t('receipt.title')}</h2>
      <p className="text-detail text-pretty text-muted">{t('receipt.text')}</p>
      <Button look="secondary" isWide onClick={download}>
        <FileCheck className="size-5" />
        {t('receipt.download')}
      </Button>
      <p role="alert" className={note === '' ? 'sr-only' : 'text-detail text-pretty text-hibiscus-text'}>
        {note}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <a href={verifierPath} download className={linkClass}>
          {t('receipt.verifier')}
        </a>
        <a href={keysPath} download className={linkClass}>
          {t('receipt.keys')}
        </a>
      </p>
    </Card>
  );
}
