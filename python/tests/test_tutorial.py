"""Every line of the tutorial and of the package's own examples does what it says."""

import doctest
from pathlib import Path

import longhall

HERE = Path(__file__).parent


def test_the_tutorial_does_what_it_says():
    result = doctest.testfile(str(HERE.parent / "README.md"), module_relative=False)
    assert result.attempted > 15 and result.failed == 0


def test_the_example_of_the_package_does_what_it_says():
    assert doctest.testmod(longhall).failed == 0
