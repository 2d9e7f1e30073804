import ArrowLeft from 'lucide-react/icons/arrow-left';
import Headphones from 'lucide-react/icons/headphones';
import { Link } from 'react-router';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Over the top of a map: the ways back and to help. */
export const MapLinks = ({ back, help }: { back: { to: string; label: string }; help: string }) => (
  <div className="pointer-events-none absolute inset-x-4 top-4 flex justify-between child:pointer-events-auto">
    <Link
      to={back.to}
      aria-label={back.label}
      className="grid size-11 place-items-center rounded-pill bg-surface shadow-(--elevation-card) hover:bg-hover"
    >
      <Icon of={ArrowLeft} directional />
    </Link>
    <Link
      to="/help-and-support"
      className="flex h-11 items-center gap-2 rounded-pill bg-surface px-4 font-bold text-small shadow-(--elevation-card) hover:bg-hover"
    >
      <Icon of={Headphones} size={18} />
      {help}
    </Link>
  </div>
);
