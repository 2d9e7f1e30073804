import { lazySection } from '#web/ui/lazy-section.tsx';

/** In place of a page whose module the shopper's place does not have, or that was switched off after it was chosen. */
export const ModuleElsewhere = lazySection(() => import('./module-elsewhere.tsx'), <div className="min-h-120" />);
