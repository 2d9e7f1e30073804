import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Chip } from '#web/ui/controls/chip.tsx';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Stepper, type StepperLabels } from '#web/ui/controls/stepper.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Rating, RatingStars } from '#web/ui/feedback/rating.tsx';
import { RatingInput } from '#web/ui/fields/rating-input.tsx';
import { Marker } from '#web/ui/map/marker.tsx';
import { Line, Part } from './part.tsx';

const labels = (group: string): StepperLabels => ({
  group,
  add: `Add ${group}`,
  increase: `One more ${group}`,
  decrease: `One ${group} less`,
  remove: `Remove ${group}`,
});

export function SmallParts() {
  const [delivery, setDelivery] = useState(true);
  const [diet, setDiet] = useState<'all' | 'veg' | 'non-veg'>('all');
  const [tip, setTip] = useState<'0' | '2' | '4'>('2');
  const [stars, setStars] = useState(4);

  return (
    <Part title="Chips, badges, markers, steppers">
      <Line>
        <Chip icon={SlidersHorizontal}>Filter</Chip>
        <Chip selected={delivery} onClick={() => setDelivery(!delivery)}>
          Delivery
        </Chip>
        <Chip selected={false} disabled>
          Take away
        </Chip>
        <Chip endIcon={ChevronDown}>Sort: Nearest</Chip>
      </Line>
      <ChipGroup
        label="Diet"
        value={diet}
        onChange={setDiet}
        options={[
          { value: 'all', label: 'All' },
          { value: 'veg', label: 'Veg' },
          { value: 'non-veg', label: 'Non-Veg' },
        ]}
      />
      <ChipGroup
        label="Tip"
        look="soft"
        even
        value={tip}
        onChange={setTip}
        options={[
          { value: '0', label: 'Not now' },
          { value: '2', label: '$2.00' },
          { value: '4', label: '$4.00' },
        ]}
      />
      <Line>
        <Badge tone="deal">20% OFF</Badge>
        <Badge tone="glass">New Arrival</Badge>
        <Badge tone="success">In Stock</Badge>
        <Badge tone="danger">Out of Stock</Badge>
        <Badge tone="warn">Scheduled</Badge>
        <Badge tone="inverse" shape="pill" icon={Clock}>
          Closed · opens 07:00
        </Badge>
        <Badge shape="pill">Optional</Badge>
        <Marker kind="dot" label="Veg" />
        <Marker kind="triangle" label="Non-Veg" />
        <Rating value="4.8" count="312" label="4.8 of 5, 312 ratings" />
        <RatingStars value={3.5} label="3.5 of 5" />
      </Line>
      <RatingInput label="Your rating" starLabel={(count) => `${count} stars`} value={stars} onChange={setStars} />
      <Line>
        <CountingStepper name="burger" start={0} />
        <CountingStepper name="pizza" start={1} />
        <CountingStepper name="taco" start={2} look="soft" size={36} />
        <CountingStepper name="car" start={1} look="tinted" size={36} />
        <CountingStepper name="plate" start={2} look="bordered" size={44} removable={false} max={5} leadingZero />
      </Line>
    </Part>
  );
}

type CountingProps = { name: string; start: number } & Partial<
  Pick<Parameters<typeof Stepper>[0], 'look' | 'size' | 'removable' | 'max' | 'leadingZero'>
>;

function CountingStepper({ name, start, ...rest }: CountingProps) {
  const [quantity, setQuantity] = useState(start);
  return <Stepper {...rest} quantity={quantity} onChange={setQuantity} labels={labels(name)} />;
}
