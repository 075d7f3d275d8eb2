import { createContext } from 'react';

/** Whether a `Tooltip` around it speaks of a control already. */
export const WithinTooltip = createContext(false);
