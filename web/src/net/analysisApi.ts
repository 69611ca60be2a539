// Calls about analyses of finished games.
import { enc, get, post } from './api'
import type { AnalysisState, ImportSave, TableCard, TableId } from './protocol'

export const analysisApi = {
  /** `seen` looks are known already: the analysis itself comes only where there are more. */
  state: (id: TableId, seen?: number) =>
    get<AnalysisState>(`/tables/${enc(id)}/analysis${seen === undefined ? '' : `?seen=${seen}`}`),
  begin: (id: TableId) => post<AnalysisState>(`/tables/${enc(id)}/analysis`),
  importSave: (asked: ImportSave) => post<TableCard>('/saves', asked),
}
