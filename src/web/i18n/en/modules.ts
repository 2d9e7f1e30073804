export const modules = {} as const;
