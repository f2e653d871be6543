import { useQuery } from '@tanstack/react-query';
import { currencyOf } from '@wau/money/currency';
import { parseMajorText, zeroMinor } from '@wau/money/minor';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { categoryPath, gameCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { useClassNames } from './class-names-of-games.ts';
import {
  classesOf,
  classifyTabs,
  hasMinBets,
  hasVendors,
  type ListChoice,
  listPath,
  minBetChoices,
} from './list-choice.ts';
import { vendorTypesQuery } from './list-queries.ts';

export interface FilterPanelProps {
  readonly choice: ListChoice;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** GA-01: vendor, class and least bet of a list; nothing changes before the choice is taken over, but for another kind of games, which is a list of its own. */
export function FilterPanel({ choice, isOpen, onClose }: FilterPanelProps) {
  const t = useTranslate();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('list.filter')} closeLabel={t('action.close')}>
      <FilterForm choice={choice} onClose={onClose} />
    </BottomSheet>
  );
}

function FilterForm({ choice, onClose }: Omit<FilterPanelProps, 'isOpen'>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const names = useClassNames();
  const kinds = useCategoryNames();
  const { currencyCode } = useSite();
  const money = useShortMoney();
  const { gameType, gameName } = choice;
  const { data: vendors = [] } = useQuery(vendorTypesQuery(useApi(), gameType));
  const [vassalage, setVassalage] = useState(choice.vassalage);
  const [minBet, setMinBet] = useState(choice.minBet);
  const [classify, setClassify] = useState(
    classifyTabs.some((tab) => tab === choice.classify) ? 'ALL' : choice.classify,
  );
  const classes = classesOf(vendors);
  const show = (path: string) => {
    void navigate(path, { replace: true, preventScrollReset: true });
    onClose();
  };
  return (
    <div className="space-y-4 px-2 pb-2">
      <ChoiceField
        label={t('list.other')}
        name="gameType"
        value={gameType === 'ALL' ? undefined : gameType}
        onChange={(value) => show(categoryPath(value ?? 'ALL'))}
        allLabel={t('lobby.category.ALL')}
        options={gameCategories.map((value) => ({ value, label: kinds[value] }))}
      />
      {vendors.length > 1 && hasVendors(gameType) ? (
        <ChoiceField
          label={t('list.vendor')}
          name="vassalage"
          value={vassalage === '' ? undefined : vassalage}
          onChange={(value) => setVassalage(value ?? '')}
          allLabel={t('lobby.category.ALL')}
          options={vendors.map((vendor) => ({ value: vendor.vassalage, label: vendor.displayName }))}
        />
      ) : null}
      {classes.length > 1 ? (
        <ChoiceField
          label={t('list.class')}
          name="gameClassify"
          value={classify === 'ALL' ? undefined : classify}
          onChange={(value) => setClassify(value ?? 'ALL')}
          allLabel={t('lobby.category.ALL')}
          options={classes.map((value) => ({ value, label: names(value) }))}
        />
      ) : null}
      {hasMinBets(gameType) ? (
        <ChoiceField
          label={t('list.min.bet')}
          name="minBet"
          value={minBet === '' ? undefined : minBet}
          onChange={(value) => setMinBet(value ?? '')}
          allLabel={t('lobby.category.ALL')}
          options={minBetChoices.map((value) => ({
            value,
            label: money(parseMajorText(value, currencyOf(currencyCode)) ?? zeroMinor, currencyCode),
          }))}
        />
      ) : null}
      <div className="flex gap-3 pt-2">
        <Button
          look="secondary"
          size="medium"
          isWide
          className="border border-outline"
          onClick={() => show(listPath({ gameType }))}
        >
          {t('list.reset')}
        </Button>
        <Button
          size="medium"
          isWide
          onClick={() => show(listPath({ gameType, classify, vassalage, minBet, gameName }))}
        >
          {t('list.apply')}
        </Button>
      </div>
    </div>
  );
}
