/** The deepest zoom of the archive. Its tiles hold all that lies below them, in units this fine, and
 *  deeper tiles are cut out of them. */
export const leafZoom = 8
export const leafExtent = 65_536
