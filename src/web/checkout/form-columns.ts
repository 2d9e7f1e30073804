/** A long form with its summary beside it where there is room. */
export const FORM_COLUMNS =
  'grid gap-4 md:gap-6 min-[960px]:grid-cols-[minmax(0,1fr)_360px] wide:grid-cols-[minmax(0,1fr)_420px]';

/** What stays in sight beside the form. */
export const FORM_ASIDE = 'min-w-0 min-[960px]:sticky min-[960px]:top-24 min-[960px]:self-start';

export const HAS_FORM_ASIDE = '(width >= 960px)';
