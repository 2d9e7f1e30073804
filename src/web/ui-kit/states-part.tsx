import Bike from 'lucide-react/icons/bike';
import CircleCheck from 'lucide-react/icons/circle-check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '#web/ui/controls/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Line, Part } from './part.tsx';

export function StatesPart() {
  return (
    <Part title="Loading, empty, error, toasts">
      <Line>
        <Button
          look="secondary"
          onClick={() =>
            showToast({ id: 'cart', text: 'Item added to cart.', action: { text: 'View cart', onPress() {} } })
          }
        >
          Show a toast
        </Button>
        <Button
          look="secondary"
          onClick={() => showToast({ id: 'update', tone: 'error', text: 'Could not update. We put it back.' })}
        >
          Show a failure
        </Button>
      </Line>
      <div className="grid gap-3 md:grid-cols-2">
        <div className="flex flex-col gap-2.5 rounded-card bg-sunken p-4 text-small">
          <span className="flex items-center gap-2">
            <Icon of={Bike} size={18} directional className="text-success-ink" />
            Add $2.70 more for Free delivery
          </span>
          <ProgressBar percent={93} label="Towards free delivery" />
        </div>
        <div className="flex flex-col gap-2.5 rounded-card bg-success-soft p-4 font-semibold text-small text-success-ink">
          <span className="flex items-center gap-2">
            <Icon of={CircleCheck} size={18} />
            You have reduced delivery charge
          </span>
          <ProgressBar percent={100} label="Free delivery reached" />
        </div>
      </div>
      <div aria-busy="true" className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {['one', 'two', 'three', 'four'].map((card) => (
          <div key={card} className="flex flex-col gap-3">
            <Skeleton className="aspect-4/3 rounded-card" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <StateBlock
          className="rounded-card border border-line"
          picture="bag"
          title="Your cart is empty"
          text="No items added in your cart. Please add product to your cart list."
          action={<Button>Continue Shopping</Button>}
        />
        <StateBlock
          tone="error"
          className="rounded-card border border-line"
          title="We could not load the stores"
          text="The connection dropped on the way. Your cart and address are safe."
          action={
            <Button look="secondary" icon={RotateCcw}>
              Try again
            </Button>
          }
        />
      </div>
    </Part>
  );
}
