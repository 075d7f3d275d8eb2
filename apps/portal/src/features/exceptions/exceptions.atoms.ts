import { maxRowsPerCall } from '../../limits.ts';
import type { FailureKey } from '../../state/failure-message.ts';
import { dataAtom } from '../../state/query.atoms.ts';

/** What stands in place of either exception list when it cannot be had. */
export const exceptionReportFailure: FailureKey = 'portal:failures.exceptionReport';

/** Wells whose pumps take in more free gas than they can lift. */
export const gasInterfaceExceptionAtom = dataAtom('gasInterfaceException', ({ client, query, signal }) =>
  client.GET('/ExceptionReport/GetGasInterfaceExceptionReportInfo', {
    params: { query: { ...query, limit: maxRowsPerCall } },
    signal,
  }),
);

/** Wells that lost much of their rate. */
export const highProductionDropExceptionAtom = dataAtom(
  'highProductionDropException',
  ({ client, query, signal }) =>
    client.GET('/ExceptionReport/GetHighProductionDropExceptionReportInfo', {
      params: { query: { ...query, limit: maxRowsPerCall } },
      signal,
    }),
);
