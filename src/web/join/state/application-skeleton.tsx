import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export const ApplicationSkeleton = () => (
  <div className="column max-w-180! py-6 md:py-12">
    <Skeleton className="h-100 rounded-sheet" />
  </div>
);
