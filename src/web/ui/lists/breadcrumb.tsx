import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Icon } from '../pictures/icon.tsx';

type BreadcrumbProps = { label: string; steps: readonly { text: string; to: string }[]; here: string };

export function Breadcrumb({ label, steps, here }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-ink-3 text-small">
      <ol className="flex flex-wrap items-center gap-1">
        {steps.map((step) => (
          <li key={step.to} className="flex items-center gap-1">
            <Link to={step.to} className="hit-area rounded-xs hover:text-ink hover:underline">
              {step.text}
            </Link>
            <Icon of={ChevronRight} size={14} directional />
          </li>
        ))}
        <li aria-current="page" className="max-w-60 truncate font-semibold text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
