import type { PictureComposer } from '#server/media/picture-composer.ts';
import { followsTheme, recipeSchema } from './recipe.ts';

/** Raise it when pictures look different: files made before are then made again. */
const COMPOSITION = 5;

/** The demo town's pictures: recipes in the database, drawn when somebody asks for them. */
export const demoPictures: PictureComposer = {
  read(stored) {
    const recipe = recipeSchema.parse(stored);
    return {
      identity: `${COMPOSITION} ${JSON.stringify(recipe)}`,
      followsTheme: followsTheme(recipe),
      // A start does not wait for what draws them: most pictures lie drawn in the store.
      compose: async (ratio, width, theme) => (await import('./compose.ts')).compose(recipe, ratio, width, theme),
    };
  },
};
