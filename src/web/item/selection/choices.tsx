import { findVariation } from '#domain/item/find-variation.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import type { ItemSelection } from './use-selection.ts';

/** A row of buttons for each choice; together they name a variation. What is gone is struck through and says so. */
export function Choices({ selection }: { selection: ItemSelection }) {
  const t = useTranslate();
  const { item, picks, refusal, profile } = selection;
  const counts = profile.quantityLimits.includes('stock');
  const isGone = (at: number, option: string) => {
    const would = picks.map((pick, index) => (index === at ? option : pick));
    return counts && findVariation(item.variations, would)?.stock === 0;
  };

  return (
    <>
      {item.choice_options.map(({ name, title, options }, at) => (
        <fieldset key={name} className="min-w-0">
          <legend className="pb-2 font-semibold text-small">{title}</legend>
          <div className="flex flex-wrap gap-2">
            {options.map((option) => (
              <Chip
                key={option}
                selected={picks[at] === option}
                onClick={() => selection.pick(at, option)}
                {...(isGone(at, option) && { className: 'line-through' })}
              >
                <bdi>{option}</bdi>
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      <p role="status" className="font-medium text-danger-ink text-small empty:hidden">
        {refusal === 'variation' && t('item.variation_gone')}
      </p>
    </>
  );
}
