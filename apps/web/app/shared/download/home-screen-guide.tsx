import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Share from 'lucide-react/icons/share';
import SquareCheck from 'lucide-react/icons/square-check';
import SquarePlus from 'lucide-react/icons/square-plus';
import type { ReactNode } from 'react';
import type { HomeScreenSteps } from '../../platform/download/download-rules.ts';
import { useTranslate } from '../../platform/language/use-language.ts';

interface Step {
  readonly icon: ReactNode;
  readonly text: string;
}

/** HO-09: how the site gets onto the home screen by hand, in the words of the system's version. */
export function HomeScreenGuide({ steps }: { steps: HomeScreenSteps }) {
  const t = useTranslate();
  const shareAtBottom = { icon: <Share />, text: t('install.steps.share.bottom') };
  const confirm = { icon: <SquareCheck />, text: t('install.steps.confirm') };
  const listed: Readonly<Record<HomeScreenSteps, readonly Step[]>> = {
    'ios-11': [shareAtBottom, { icon: <SquarePlus />, text: t('install.steps.ios11.add') }, confirm],
    'ios-12': [shareAtBottom, { icon: <SquarePlus />, text: t('install.steps.ios12.add') }, confirm],
    ios: [
      { icon: <Share />, text: t('install.steps.ios.share') },
      { icon: <SquarePlus />, text: t('install.steps.ios.add') },
      confirm,
    ],
    android: [
      { icon: <EllipsisVertical />, text: t('install.steps.android.menu') },
      { icon: <SquarePlus />, text: t('install.steps.android.add') },
      { icon: <SquareCheck />, text: t('install.steps.android.confirm') },
    ],
  };
  const notes: Readonly<Partial<Record<HomeScreenSteps, string>>> = {
    'ios-11': t('install.steps.ios11.note'),
    'ios-12': t('install.steps.ios12.note'),
  };
  return (
    <div>
      <ol className="space-y-3">
        {listed[steps].map((step) => (
          <li key={step.text} className="flex items-center gap-3">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-small bg-page text-gold-text [&_svg]:size-5">
              {step.icon}
            </span>
            <span className="text-pretty">{step.text}</span>
          </li>
        ))}
      </ol>
      {notes[steps] === undefined ? null : <p className="mt-4 text-detail text-muted">{notes[steps]}</p>}
    </div>
  );
}
