import Bike from 'lucide-react/icons/bike';
import CreditCard from 'lucide-react/icons/credit-card';
import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Part } from './part.tsx';

export function ChoicesPart() {
  const [way, setWay] = useState<'bring' | 'fetch'>('bring');

  return (
    <Part title="Choices">
      <Segmented
        label="How"
        value={way}
        onChange={setWay}
        options={[
          { value: 'bring', label: 'Delivery', icon: Bike },
          { value: 'fetch', label: 'Take away', icon: Store },
        ]}
      />
      <ChoiceGroup
        legend="Choose your size"
        hint="Select one"
        aside={
          <Badge tone="accent" shape="pill">
            Required
          </Badge>
        }
      >
        <ChoiceRow type="radio" name="size" value="1" aside="Included">
          Single patty
        </ChoiceRow>
        <ChoiceRow type="radio" name="size" value="2" defaultChecked aside="+ $2.50">
          Double patty
        </ChoiceRow>
        <ChoiceRow type="radio" name="size" value="3" disabled aside="+ $4.50">
          Triple patty
        </ChoiceRow>
      </ChoiceGroup>
      <ChoiceGroup legend="Toppings" error="Choose at least one">
        <ChoiceRow type="checkbox" name="toppings" value="bacon" defaultChecked aside="+ $1.20">
          Crispy bacon
        </ChoiceRow>
        <ChoiceRow type="checkbox" name="toppings" value="egg" aside="+ $0.90">
          Fried egg
        </ChoiceRow>
      </ChoiceGroup>
      <ChoiceGroup legend="Payment method">
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          <ChoiceBox
            name="pay"
            value="card"
            defaultChecked
            title="Card"
            detail="Visa ending 4242"
            aside={<Icon of={CreditCard} />}
          />
          <ChoiceBox name="pay" value="cash" title="Cash on delivery" detail="Pay the courier" />
        </div>
      </ChoiceGroup>
    </Part>
  );
}
