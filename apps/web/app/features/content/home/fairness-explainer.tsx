import Blend from 'lucide-react/icons/blend';
import Lock from 'lucide-react/icons/lock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { Card } from '../../../ui/card.tsx';

/** Why a player may believe the games, in three steps. */
export function FairnessExplainer() {
  const t = useTranslate();
  const steps = [
    { icon: <Lock />, title: t('fairness.step.commit.title'), text: t('fairness.step.commit.text') },
    { icon: <Blend />, title: t('fairness.step.mix.title'), text: t('fairness.step.mix.text') },
    { icon: <ShieldCheck />, title: t('fairness.step.check.title'), text: t('fairness.step.check.text') },
  ];
  return (
    <section aria-labelledby="fairness-title" className="drawn-near drawn-near-108">
      <h2 id="fairness-title" className="text-xl font-bold">
        {t('fairness.title')}
      </h2>
      <p className="mt-1 mb-3 text-muted">{t('fairness.text')}</p>
      <Card>
        <ol className="space-y-4">
          {steps.map((step) => (
            <li key={step.title} className="flex gap-3">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-sea-text [&_svg]:size-5">
                {step.icon}
              </span>
              <div>
                <h3 className="font-semibold">{step.title}</h3>
                <p className="text-detail text-pretty text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
