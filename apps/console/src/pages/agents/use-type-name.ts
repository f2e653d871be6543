import { useTexts } from '../../platform/console-services.ts';

/** What a type of members is called, with its number where the number is all that tells it apart. */
export function useTypeName(): (memberType: number) => string {
  const t = useTexts();
  return (memberType) => {
    if (memberType === 0 || memberType === 2 || memberType === 4) return t(`agents.type.name.${memberType}`);
    const type = String(memberType);
    return memberType >= 40 && memberType <= 42
      ? t('agents.type.name.special', { type })
      : t('agents.type.name.agent', { type });
  };
}
