export const AVATAR = 'ms-1 grid size-10 shrink-0 place-items-center rounded-pill bg-ground-lilac text-ink';
