import type { WheelMathematics, WheelParameters } from '@wau/rules/wheel/wheel';
import { wheelEngine } from '@wau/rules/wheel/wheel-engine';
import { useState } from 'react';
import '../instant/instant.css';
import './wheel.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { NumberChoice } from '../instant/number-choice.tsx';
import { RiskChoice } from '../instant/risk-choice.tsx';
import { multiplierChip } from '../instant/round-words.ts';
import { useText } from '../platform/text.tsx';
import { GameShell } from '../play/game-shell.tsx';
import { useLastParameters, useMathematics } from '../play/play-context.tsx';
import { useStake } from '../play/stake/use-stake.ts';
import { WheelRoundDetails } from './wheel-round-details.tsx';
import { WheelRules } from './wheel-rules.tsx';
import { WheelStage } from './wheel-stage.tsx';

/** In the middle of what a title offers. */
function openingParametersOf({ risks, segmentChoices }: WheelMathematics): WheelParameters {
  const risk = risks[Math.floor((risks.length - 1) / 2)];
  const segments = segmentChoices[Math.floor((segmentChoices.length - 1) / 2)];
  if (risk === undefined || segments === undefined)
    throw new RangeError('a title of the wheel offers a wheel');
  return { risk, segments };
}

export function WheelGame() {
  const { t } = useText();
  const mathematics = useMathematics(wheelEngine);
  const { risks, segmentChoices } = mathematics;
  const [parameters, setParameters] = useState(useLastParameters(openingParametersOf(mathematics)));
  const stake = useStake();
  const celebration = useCelebration();
  const hasChoices = risks.length > 1 || segmentChoices.length > 1;
  return (
    <GameShell
      stake={stake}
      betLabel={t('wheel.bet')}
      parameters={parameters}
      allowsMoreBets={false}
      autoplayExtras={{ changesStakes: true }}
      describeRound={multiplierChip}
      roundDetails={(round) => <WheelRoundDetails round={round} />}
      rules={<WheelRules parameters={parameters} />}
      skip={celebration.skipOffer}
      stage={
        <>
          <WheelStage
            parameters={parameters}
            onParameters={setParameters}
            celebrate={celebration.celebrate}
          />
          {celebration.overlay}
        </>
      }
      choices={
        hasChoices ? (
          <div className="instant-choices">
            <RiskChoice
              risks={risks}
              risk={parameters.risk}
              onChoose={(risk) => setParameters({ ...parameters, risk })}
            />
            {segmentChoices.length > 1 && (
              <NumberChoice
                label={t('wheel.segments')}
                value={parameters.segments}
                options={segmentChoices}
                textOf={(segments) => t('wheel.segments.value', { segments })}
                onChoose={(segments) => setParameters({ ...parameters, segments })}
              />
            )}
          </div>
        ) : undefined
      }
    />
  );
}
