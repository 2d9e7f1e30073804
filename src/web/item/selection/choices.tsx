import { useEffect, useEffectEvent, useRef } from 'react';
import { findVariation, isWhole } from '#domain/item/find-variation.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Chip } from '#web/ui/controls/chip.tsx';
import type { ItemSelection } from './use-selection.ts';

/** A row of buttons for each choice; together they name a variation. What is gone is struck through and says so. */
export function Choices({ selection, attempts }: { selection: ItemSelection; attempts: number }) {
  const t = useTranslate();
  const { item, picks, refusal, profile, openChoice } = selection;
  const place = useRef<HTMLDivElement>(null);
  const counts = profile.quantityLimits.includes('stock');
  const isGone = (at: number, option: string) => {
    const would = picks.map((pick, index) => (index === at ? option : pick));
    return counts && isWhole(would) && findVariation(item.variations, would)?.stock === 0;
  };

  const showOpenChoice = useEffectEvent(() => {
    if (openChoice < 0) return;
    const choice = place.current?.querySelectorAll('fieldset')[openChoice];
    choice?.scrollIntoView({ block: 'center' });
    choice?.querySelector('button')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (attempts > 0) showOpenChoice();
  }, [attempts]);

  return (
    <div ref={place} className="flex flex-col gap-6">
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
          {attempts > 0 && openChoice === at && (
            <p className="pt-2 font-medium text-danger-ink text-small">{t('item.choose_first', { name: title })}</p>
          )}
        </fieldset>
      ))}
      <p role="status" className="font-medium text-danger-ink text-small empty:hidden">
        {refusal === 'variation' && t('item.variation_gone')}
      </p>
    </div>
  );
}
