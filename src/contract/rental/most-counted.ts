/** Vehicles of a search are counted no further: nobody scrolls to the end of a larger fleet, and its filters show no counts. */
export const MOST_COUNTED = 300;
