/** Below, the town is a dot; above, the map stretches the last tiles, which are exact to a few centimetres. */
export const MIN_TILE_ZOOM = 7;
export const MAX_TILE_ZOOM = 15;
