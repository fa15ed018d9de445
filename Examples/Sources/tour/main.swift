import DilimEngine

try readCourse()
try practise()
try scheduleCard()
try askTutor()
