import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Icon } from '../pictures/icon.tsx';

type BreadcrumbProps = { label: string; steps: readonly { text: string; to: string }[]; here: string };

export function Breadcrumb({ label, steps, here }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-ink-3 text-small">
      {/* On one line; where there is no room, the page's own name, which stands below in full, gives way first. */}
      <ol className="flex items-center gap-1">
        {steps.map((step) => (
          <li key={step.to} className="flex min-w-0 items-center gap-1">
            <Link to={step.to} className="hit-area min-w-0 rounded-xs hover:text-ink hover:underline">
              <span className="block truncate">{step.text}</span>
            </Link>
            <Icon of={ChevronRight} size={14} directional />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 max-w-60 flex-1 truncate font-semibold text-ink">
          <bdi>{here}</bdi>
        </li>
      </ol>
    </nav>
  );
}
