import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { Stepper } from '#web/ui/controls/stepper.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import type { ItemSelection } from './use-selection.ts';

/** Things beside the dish, each with a number of its own. */
export function AddOns({ selection }: { selection: ItemSelection }) {
  const t = useTranslate();
  const money = useMoney();
  if (selection.item.add_ons.length === 0) return null;

  return (
    <ChoiceGroup
      legend={t('item.add_ons')}
      hint={t('item.add_ons_hint')}
      aside={<Badge shape="pill">{t('item.optional')}</Badge>}
    >
      {selection.item.add_ons.map(({ id, name, price }) => {
        const { isChecked, quantity } = selection.addOns.find((addOn) => addOn.id === id) ?? {
          isChecked: false,
          quantity: 1,
        };
        return (
          <div key={id} className="flex min-h-14 items-center gap-3 border-line border-b last:border-b-0">
            <ChoiceRow
              type="checkbox"
              checked={isChecked}
              onChange={() => selection.toggleAddOn(id)}
              aside={<bdi>+ {money(price)}</bdi>}
              className="flex-1 border-b-0"
            >
              <bdi>{name}</bdi>
            </ChoiceRow>
            {isChecked && (
              <Stepper
                quantity={quantity}
                onChange={(count) => selection.countAddOn(id, count)}
                labels={{
                  group: t('card.count', { name }),
                  add: t('item.more'),
                  increase: t('item.more'),
                  decrease: t('item.fewer'),
                  remove: t('item.fewer'),
                }}
                look="soft"
                size={36}
              />
            )}
          </div>
        );
      })}
    </ChoiceGroup>
  );
}
