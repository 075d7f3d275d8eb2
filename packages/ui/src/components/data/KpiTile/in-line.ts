import { createContext } from 'react';

/** Whether a tile stands in a line of figures, where it has no frame of its own. */
export const InLine = createContext(false);
