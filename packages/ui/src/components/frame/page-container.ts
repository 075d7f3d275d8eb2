/** The CSS name of the container that is as wide as an `AppFrame`'s page, whose content is set in its middle. */
export const pageContainer = 'cnx-page';
