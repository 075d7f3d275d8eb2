/** The tour that is offered to a new user. */
export const tour = {
  again: 'Take the tour',
  unavailable: 'The tour could not be loaded. Reload the page and try again.',
  welcome: 'Welcome to CNX',
  welcomeText:
    'A short tour shows where things are. You can use the page meanwhile, skip the tour, and find it again under Help.',
  filters: 'One filter for all figures',
  filtersText:
    'Choose the days and the business units, areas, fields or wells here: all figures and lists follow. The address keeps the choice, so a link shows the same.',
  assistant: 'Ask in your own words',
  assistantText:
    'The assistant answers questions such as “Which wells of Sundrift lost most oil in October?” and names the records behind its figures.',
  search: 'Find anything',
  searchText:
    'Wells, fields and exceptions by a part of their name, and pages by their title. Ctrl or ⌘ with K searches from any page.',
  bell: 'What needs attention',
  bellText:
    'New alarms appear here. Under Settings, Notifications, you choose which of them are sent to you by mail.',
  bellWithoutMail: 'New alarms appear here: what was shut in, what loses most and what nothing explains.',
  display: 'As you like it',
  displayText: 'Theme, language and units. They are kept for you on every device.',
  help: 'Terms and keys',
  helpText: 'What terms mean, what keys do, and this tour again.',
} as const;
