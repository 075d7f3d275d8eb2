import type { DataQuery } from '@cnx/api';
import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../insight/insight-view.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of either exception list when it cannot be had. */
export const exceptionReportFailure: FailureKey = 'portal:failures.exceptionReport';

const allRows = (filters: DataQuery) => ({ ...filters, limit: maxRowsPerCall });

/** `gasInterfaceException`: wells whose pumps take in more free gas than they can lift. */
export const gasInterfaceExceptionAtom = dataAtom(
  '/ExceptionReport/GetGasInterfaceExceptionReportInfo',
  allRows,
);

/** `highProductionDropException`: wells that lost much of their rate. */
export const highProductionDropExceptionAtom = dataAtom(
  '/ExceptionReport/GetHighProductionDropExceptionReportInfo',
  allRows,
);
